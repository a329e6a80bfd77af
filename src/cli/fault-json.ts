import { Complaint, faultJson } from './complaint.ts'
import { printJson } from './output.ts'

/** Whoever asked for JSON gets what is wrong with a file as JSON too, beside the sentence. */
export async function withFaultJson(json: boolean, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (json && error instanceof Complaint && error.fault) printJson(faultJson(error.fault))
    throw error
  }
}
