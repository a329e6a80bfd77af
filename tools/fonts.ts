import type { HtmlTagDescriptor, Plugin } from 'vite'

const isFont = (file: string): boolean => file.endsWith('.woff2')

const preload = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
  injectTo: 'head',
})

/** Asks for the fonts with the page itself: one that came after the first picture would not be shown on it. */
export const fonts: Plugin = {
  name: 'paddock-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter(isFont)
        .map(preload),
  },
}
