import type { Words } from '../../../engine/sentence.ts'
import { WORDS as RACE_WORDS } from '../../allens-dirt/telling/words.ts'

export const WORDS: Words = {
  ...RACE_WORDS,
  'allens-dirt-season.title': 'Allen’s Dirt: the season',
  'allens-dirt-season.about': 'Twelve drivers, ten races, one champion: finish among the first four and drive again.',
  'allens-dirt-season.option.laps': 'Laps in each race',
  'allens-dirt-season.option.contactRoll': 'A contact roll that cost its driver nothing counts again',
  'allens-dirt-season.option.contactRoll.on-the-spot': 'While both stay where they met',
  'allens-dirt-season.option.contactRoll.whole-round': 'For the whole round',
  'allens-dirt-season.option.halfSpeed': 'Half speed at a restart',
  'allens-dirt-season.option.halfSpeed.stays': 'Stays for the next roll',
  'allens-dirt-season.option.halfSpeed.ends': 'Is forgotten',
  'allens-dirt-season.option.finish': 'Who completes the last lap ranks by',
  'allens-dirt-season.option.finish.crossing': 'Who crossed the line first',
  'allens-dirt-season.option.finish.moves-left': 'Moves left beyond the line',

  'allens-dirt-season.prompt.qualifying': 'Season qualifying: {driver} rolls.',
  'allens-dirt-season.prompt.race': 'Race {race} of {races}. {what}',
  'allens-dirt-season.prompt.roll-off.finale': '{driver} rolls for a seat in the finale.',
  'allens-dirt-season.prompt.roll-off.title': '{driver} rolls for the title.',
  'allens-dirt-season.prompt.over': '{driver} is the champion.',

  'allens-dirt-season.log.qualifying': 'Qualifying for race {race} of {races}.',
  'allens-dirt-season.log.first-race': 'The grid of race 1: {order}. Waiting for race 2: {others}.',
  'allens-dirt-season.log.scores':
    '{driver} scores {won, plural, one {# point} other {# points}} and stands at {total}.',
  'allens-dirt-season.log.next-race': 'Race {race}: {first} carry on, {back} come back, {others} sit out.',
  'allens-dirt-season.log.finale': 'The finale: {drivers} race for the title, {others} watch.',
  'allens-dirt-season.log.tie.finale': 'Equal in everything, {tied} roll for a seat in the finale.',
  'allens-dirt-season.log.tie.title': 'Equal in everything, {tied} roll for the title.',
  'allens-dirt-season.log.rolls-off': '{driver} rolls {a} + {b} = {total}.',
  'allens-dirt-season.log.rolled-off': 'That decides between {tied}.',
  'allens-dirt-season.log.champion': '{driver} is the champion with {points, plural, one {# point} other {# points}}!',
}
