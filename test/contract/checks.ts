import { distributionProblems, possibleProblems, settleProblems } from './chance.ts'
import { aliasProblems, copyProblems, jsonProblems, sameAgainProblems } from './copies.ts'
import { doorAgreesProblems, doorProblems, playableProblems, refuseProblems } from './doors.ts'
import { endProblems, invariantProblems, readingProblems, repeatProblems, waitingProblems } from './flow.ts'
import { guessProblems, leakProblems, loggedLeakProblems, openProblems, redactProblems } from './hidden.ts'
import { replayProblems, undoProblems } from './log.ts'
import type { Check } from './moment.ts'
import { chanceSeatProblems, hidesProblems, silenceProblems } from './policy.ts'
import { revealProblems } from './reveal.ts'
import { turnProblems } from './whole-turns.ts'
import { choiceProblems, tellingProblems } from './words.ts'

/** What holds in every state of every game. */
export const CHECKS: Readonly<Record<string, Check>> = {
  'keeps its invariants': invariantProblems,
  'waits for seats that can act, and for no others': waitingProblems,
  'lists no action twice': repeatProblems,
  'ends with a ranking of all seats': endProblems,
  'changes nothing when looked at': readingProblems,
  'refuses exactly what it does not list': refuseProblems,
  'lets only legal entries through the door': doorProblems,
  'does at the door what playing does': doorAgreesProblems,
  'plays everything it lists': playableProblems,
  'weighs outcomes in whole numbers': distributionProblems,
  'knows its outcomes from others': possibleProblems,
  'settles everything it lists': settleProblems,
  'can be copied': copyProblems,
  'gives views that stay as they are': aliasProblems,
  'can be written down and read': jsonProblems,
  'does the same again': sameAgainProblems,
  'is replayed from its log': replayProblems,
  'undoes an own act and nothing else': undoProblems,
  'guesses states that a seat cannot tell from the real one': guessProblems,
  'redacts its log once and for all': redactProblems,
  'leaks nothing into views': leakProblems,
  'leaks nothing into the log': loggedLeakProblems,
  'knows what may be done where it says so': openProblems,
  'hides nothing where it says so': hidesProblems,
  'names the seat of a chance event': chanceSeatProblems,
  'takes silence for something that may be done': silenceProblems,
  'takes back nothing that was shown': revealProblems,
  'derives whole turns from steps': turnProblems,
  'has words for all it says': tellingProblems,
  'has words for every choice': choiceProblems,
}
