import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { GAMES } from './src/games/index.ts'

/** What the home page says of each game, so that it need not load the games themselves. */
const shelf = Object.values(GAMES).map(({ id, title, seats, words }) => ({
  id,
  title,
  seats,
  about: words[`${id}.about`] ?? '',
}))

const BROWSERS = ['chrome123', 'edge123', 'firefox121', 'safari17.5']

export default defineConfig({
  plugins: [react()],
  publicDir: 'src/web/public',
  define: { __SHELF__: JSON.stringify(shelf) },
  worker: { format: 'es' },
  build: { outDir: 'dist/web', target: BROWSERS, cssTarget: BROWSERS, manifest: true, reportCompressedSize: false },
})
