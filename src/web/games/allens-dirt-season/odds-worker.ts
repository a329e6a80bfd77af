import { type TitleQuestion, titleOdds } from './title-runs.ts'

self.onmessage = ({ data }: MessageEvent<TitleQuestion>) => {
  for (const odds of titleOdds(data)) self.postMessage(odds)
}
