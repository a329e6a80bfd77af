const CUBE = 4.6

/** A damage cube, a little from the side. */
export const Cube = ({ x = 0, y = 0 }: { readonly x?: number; readonly y?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${CUBE / 10})`} strokeLinejoin="round" stroke="#3a0710" strokeWidth="1">
    <path d="M0-6 6-3V4L0 7-6 4V-3Z" fill="#b3142b" />
    <path d="M0-6 6-3 0 0-6-3Z" fill="#ff6d7f" />
    <path d="M0 0V7L-6 4V-3Z" fill="#d92a43" />
  </g>
)
