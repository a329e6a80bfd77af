const PATHS = {
  back: 'M15 5 8 12l7 7',
  log: 'M5 6h14M5 12h14M5 18h9',
  rules: 'M12 6c-2-1.500-4.500-2-8-2v14c3.500 0 6 .5 8 2 2-1.500 4.500-2 8-2V4c-3.500 0-6 .5-8 2v14',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.500v5M9 14.500v5',
  undo: 'M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3',
  skip: 'M5 6l7 6-7 6zM13 6l7 6-7 6z',
  dice: 'M5 5h14v14H5zM9 9v.01M15 9v.01M12 12v.01M9 15v.01M15 15v.01',
  close: 'M6 6l12 12M18 6 6 18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  aim: 'M12 3v4M12 17v4M3 12h4M17 12h4M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8',
  whole: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  play: 'M8 5l11 7-11 7z',
  bin: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v5M14 11v5',
  person: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8M4.500 21c.8-4 3.800-6 7.500-6s6.700 2 7.500 6',
  people:
    'M9 5a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7M2.500 20c.6-3.600 3.300-5.400 6.500-5.400s5.900 1.800 6.500 5.400M16 5.300a3.300 3.300 0 0 1 0 6.400M18 15c2 .7 3.200 2.400 3.600 5',
  bot: 'M5 9h14v10H5zM12 9V5M12 4v.01M9.500 13v.01M14.500 13v.01M9.500 16h5M2.500 13v3M21.500 13v3',
  first: 'M18 6l-7 6 7 6M7 6v12',
  next: 'M9 5l7 7-7 7',
  last: 'M6 6l7 6-7 6M17 6v12',
  pause: 'M8.500 5.500v13M15.500 5.500v13',
  link: 'M10 14a4 4 0 0 0 5.700 0l3.500-3.500a4 4 0 0 0-5.700-5.700L12 6.300M14 10a4 4 0 0 0-5.700 0l-3.500 3.500a4 4 0 0 0 5.700 5.700l1.500-1.500',
  save: 'M12 4v11M7 10.500l5 5 5-5M5 20h14',
  folder: 'M3 7V5h6l2 2h10v12H3z',
  fork: 'M6 4v16M6 14c7 0 11-2 11-8M13.500 8.500 17 5l3.500 3.500',
  keys: 'M3 7h18v11H3zM7 11v.01M11 11v.01M15 11v.01M8 14.500h8',
  history: 'M4 12a8 8 0 1 0 2.500-5.800L4 8.500M4 4v4.500h4.500M12 8v4.500l3 2',
  odds: 'M9 18h6M10 21h4M8.500 15c-.3-1.800-2.500-3-2.500-6a6 6 0 0 1 12 0c0 3-2.200 4.200-2.500 6z',
  flag: 'M6 21V4h13l-3 4.500L19 13H6',
  steps: 'M4 12v.01M9 12v.01M14 12h6M17 9l3 3-3 3',
  seal: 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2.200 2.200 4.300-4.200',
  talk: 'M4 5h16v11H10l-4 4v-4H4zM8 9.500h8M8 12.500h5',
  phone: 'M8 3h8v18H8zM11.500 18h1',
  chart: 'M4 4v16h16M7.500 15l4-5 3 3 5-7',
  share: 'M12 15V4M8 7.500 12 3.500l4 4M7 11H5v9h14v-9h-2',
} as const

export type IconName = keyof typeof PATHS

/** A picture beside words or inside a named button: never the only thing that says what is meant. */
export function Icon({ name, size = '1.35em' }: { readonly name: IconName; readonly size?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.1"
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flex: 'none' }}
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
