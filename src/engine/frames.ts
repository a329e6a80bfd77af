/**
 * Everything a state waits for is a frame on a stack: a turn, a choice within it, a window for reactions. The top frame
 * says what is due. Pushing suspends the frame below, popping resumes it.
 */
export interface Framed<Frame> {
  readonly frames: Frame[]
}

export const top = <Frame>({ frames }: Framed<Frame>): Frame => frames[frames.length - 1]!

export const push = <Frame>({ frames }: Framed<Frame>, frame: Frame): void => {
  frames.push(frame)
}

export const pop = <Frame>({ frames }: Framed<Frame>): void => {
  frames.pop()
}

/** The top frame is done and another takes its place. */
export const become = <Frame>({ frames }: Framed<Frame>, frame: Frame): void => {
  frames[frames.length - 1] = frame
}
