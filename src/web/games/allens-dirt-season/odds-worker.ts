import type { Question } from './odds.ts'
import { runSeasons } from './title-runs.ts'

self.onmessage = ({ data }: MessageEvent<Question>) => runSeasons(data, (tally) => self.postMessage(tally))
