import type { Words } from '../../../../engine/sentence.ts'

export const GUIDE_WORDS: Words = {
  'dodge-dice.legend.players': '▶ marks who is to roll or to decide; (watching) is who has no part in a play-off.',
  'dodge-dice.legend.chips': '● is a chip.',
  'dodge-dice.legend.round': '“This round” tells what the round is worth and the colour that has to be dodged.',
  'dodge-dice.legend.dice':
    '[20 green] is the Penalty die, [blue] a Dodge die and <stop> the Action die, as they were rolled.',
}
