import { type Question, titleOdds } from './title-runs.ts'

self.onmessage = ({ data }: MessageEvent<Question>) => {
  for (const odds of titleOdds(data)) self.postMessage(odds)
}
