// What a browser may do with the page: everything comes from its own host, and nothing runs that is not a file there.
const DIRECTIVES = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'connect-src': "'self'",
  // The sign of one's turn in the tab and the picture of the results are drawn by the page itself.
  'img-src': "'self' data:",
  'font-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
}

/** A browser complains about these in a page's own tag, and passes over them. */
const HEADER_ONLY = ['frame-ancestors']

const written = (directives) => directives.map(([name, sources]) => `${name} ${sources}`).join('; ')

export const POLICY = written(Object.entries(DIRECTIVES))

/** The policy for a page whose host sends no headers of ours. */
export const PAGE_POLICY = written(Object.entries(DIRECTIVES).filter(([name]) => !HEADER_ONLY.includes(name)))

const NEVER_USED = ['camera', 'display-capture', 'geolocation', 'hid', 'microphone', 'midi', 'payment', 'serial', 'usb']

export const SAFE = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy': NEVER_USED.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}
