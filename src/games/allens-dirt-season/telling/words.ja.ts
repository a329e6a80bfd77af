import type { Words } from '../../../engine/sentence.ts'
import { WORDS_JA as RACE_WORDS } from '../../allens-dirt/telling/words.ja.ts'

export const WORDS_JA: Words = {
  ...RACE_WORDS,
  'allens-dirt-season.title': 'Allen’s Dirt：シーズン',
  'allens-dirt-season.about': 'ドライバー12人、全10戦、チャンピオンは1人。4位以内なら次のレースにも出られます。',
  'allens-dirt-season.option.laps': '各レースの周回数',
  'allens-dirt-season.option.contactRoll': '影響を受けなかったドライバーの接触の目',
  'allens-dirt-season.option.contactRoll.on-the-spot': '両者がそのマスにいる間だけ使う',
  'allens-dirt-season.option.contactRoll.whole-round': 'ラウンドの間ずっと使う',
  'allens-dirt-season.option.halfSpeed': 'リスタート時のハーフスピード',
  'allens-dirt-season.option.halfSpeed.stays': '次の出目まで残る',
  'allens-dirt-season.option.halfSpeed.ends': 'なくなる',
  'allens-dirt-season.option.finish': '最終周を終えた車の順位',
  'allens-dirt-season.option.finish.crossing': '先にラインを越えた順',
  'allens-dirt-season.option.finish.moves-left': 'ラインの先に余った移動の多い順',

  'allens-dirt-season.prompt.qualifying': 'シーズン予選：{driver}が振ります。',
  'allens-dirt-season.prompt.race': '第{race}戦（全{races}戦）。{what}',
  'allens-dirt-season.prompt.roll-off.finale': '{driver}が最終戦の出場権をかけて振ります。',
  'allens-dirt-season.prompt.roll-off.title': '{driver}がタイトルをかけて振ります。',
  'allens-dirt-season.prompt.over': '{driver}がチャンピオンです。',

  'allens-dirt-season.log.qualifying': '第{race}戦（全{races}戦）の予選です。',
  'allens-dirt-season.log.first-race': '第1戦のグリッド：{order}。第2戦から出場：{others}。',
  'allens-dirt-season.log.scores': '{driver}が{won}ポイントを獲得し、合計{total}ポイントになりました。',
  'allens-dirt-season.log.next-race': '第{race}戦：続けて出場 {first}／復帰 {back}／休み {others}。',
  'allens-dirt-season.log.finale': '最終戦：{drivers}がタイトルを争い、{others}は見守ります。',
  'allens-dirt-season.log.tie.finale': 'すべて同じ成績のため、{tied}が最終戦の出場権をかけて振ります。',
  'allens-dirt-season.log.tie.title': 'すべて同じ成績のため、{tied}がタイトルをかけて振ります。',
  'allens-dirt-season.log.rolls-off': '{driver}の決定戦：{a} + {b} = {total}。',
  'allens-dirt-season.log.rolled-off': '{tied}の決定戦はこれで決着です。',
  'allens-dirt-season.log.champion': '{driver}が{points}ポイントでチャンピオン！',
}
