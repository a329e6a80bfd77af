import type { Page } from '@playwright/test'

/** Does whatever the page offers, as far on as it goes, until the results lie there. */
export const playOn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        let turn = 0
        let combo = 0
        let been = 2
        let timer = 0
        /** What changes nothing is followed by the next try after so many milliseconds. */
        const PATIENCE = 60
        const lookIn = (milliseconds: number) => {
          clearTimeout(timer)
          timer = window.setTimeout(look, milliseconds)
        }
        const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
        const click = (target: Element) => target.dispatchEvent(new MouseEvent('click', { bubbles: true }))
        const spaceOf = (lit: Element) => Number(lit.getAttribute('data-target')?.split(' ')[1])
        const choose = (choice: HTMLElement) => {
          combo = 0
          if (!(choice instanceof HTMLSelectElement)) return click(choice)
          Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')!.set!.call(choice, '0')
          choice.dispatchEvent(new Event('change', { bubbles: true }))
        }
        /** Dicey Curves: a place for the car, or as far beyond where it has been as some of the dice lead. */
        const drive = (): boolean => {
          const combos = all('[data-combo]')
          const [lit] = all('[data-target][data-look]').sort((a, b) => spaceOf(b) - spaceOf(a))
          const further = lit && (combos.length === 0 || spaceOf(lit) > been) ? lit : null
          if (further) been = Math.max(been, spaceOf(further))
          const taking = all('section button').find(({ textContent }) => textContent?.startsWith('Take'))
          const target = taking ?? further ?? combos[combo++]
          return target ? click(target) : false
        }
        const look = () => {
          if (document.querySelector('dialog[open] [data-results]')) return done()
          const [end] = all('[data-board] [data-ends]')
          const choices = all('[data-own="true"] [data-choice]')
          const choice = turn++ % 3 === 0 ? choices.at(-1) : choices[0]
          if (end) click(end)
          else if (!drive() && choice) choose(choice)
          lookIn(PATIENCE)
        }
        new MutationObserver(() => lookIn(0)).observe(document.body, {
          subtree: true,
          childList: true,
          attributes: true,
        })
        look()
      }),
  )
