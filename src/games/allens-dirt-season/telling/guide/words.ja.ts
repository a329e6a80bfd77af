import type { Words } from '../../../../engine/sentence.ts'

export const GUIDE_WORDS_JA: Words = {
  'allens-dirt-season.legend.standings':
    'レースの下はポイント順位表です。左のポイントから順に、並んだドライバーの順位を決める項目が続きます。',
}
