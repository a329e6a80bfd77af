import { type Sentence, sentence } from '../../../engine/sentence.ts'

export const say = (key: string, values: Sentence['values'] = {}): Sentence => sentence(`generic.${key}`, values)
