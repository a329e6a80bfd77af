/** The browser's own room for saved things. It may be full or forbidden, and then says so once, in one word. */
export type Trouble = 'full' | 'forbidden'
