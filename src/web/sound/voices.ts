/** Noise that dies away, through a filter: everything that knocks, flutters or breaks. */
interface Noise {
  readonly when: number
  readonly length: number
  readonly loud: number
  readonly filter: BiquadFilterOptions
}

function noise(at: AudioContext, { when, length, loud, filter }: Noise): void {
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 4
  const source = new AudioBufferSourceNode(at, { buffer })
  source
    .connect(new BiquadFilterNode(at, filter))
    .connect(new GainNode(at, { gain: loud }))
    .connect(at.destination)
  source.start(when)
}

const knock = (at: AudioContext, when: number, loud: number): void =>
  noise(at, {
    when,
    length: 0.045,
    loud,
    filter: { type: 'bandpass', frequency: 900 + Math.random() * 1500, Q: 1.2 },
  })

/** A tone that begins softly and dies away, perhaps sliding to another height. */
interface Tone {
  readonly when: number
  readonly frequency: number
  readonly to?: number
  readonly length: number
  readonly loud: number
  readonly type?: OscillatorType
}

function tone(at: AudioContext, { when, frequency, to = frequency, length, loud, type = 'triangle' }: Tone): void {
  const gain = new GainNode(at, { gain: 0 })
  gain.gain.setValueAtTime(0, when)
  gain.gain.linearRampToValueAtTime(loud, when + 0.015)
  gain.gain.exponentialRampToValueAtTime(0.0001, when + length)
  const source = new OscillatorNode(at, { type, frequency })
  source.frequency.setValueAtTime(frequency, when)
  source.frequency.exponentialRampToValueAtTime(to, when + length)
  source
    .connect(new BiquadFilterNode(at, { type: 'lowpass', frequency: 4000 }))
    .connect(gain)
    .connect(at.destination)
  source.start(when)
  source.stop(when + length)
}

const KNOCKS = 11

/** How each sound is made; nothing is recorded, so nothing but this file is fetched. */
export const VOICES = {
  roll(at: AudioContext) {
    for (let i = 0; i < KNOCKS; i++) knock(at, at.currentTime + 0.05 + (i / KNOCKS) ** 0.8 * 0.62, 0.5 - i * 0.03)
  },
  act(at: AudioContext) {
    knock(at, at.currentTime, 0.3)
  },
  turn(at: AudioContext) {
    tone(at, { when: at.currentTime, frequency: 523, length: 0.25, loud: 0.06 })
    tone(at, { when: at.currentTime + 0.11, frequency: 784, length: 0.4, loud: 0.06 })
  },
  hurry(at: AudioContext) {
    for (const beat of [0, 0.18, 0.36])
      tone(at, { when: at.currentTime + beat, frequency: 880, length: 0.12, loud: 0.05 })
  },
  over(at: AudioContext) {
    for (const [i, frequency] of [523, 659, 784, 1047].entries())
      tone(at, { when: at.currentTime + i * 0.13, frequency, length: 0.6, loud: 0.07 })
  },
  engine(at: AudioContext) {
    const when = at.currentTime
    tone(at, { when, frequency: 62, to: 148, length: 0.55, loud: 0.05, type: 'sawtooth' })
    tone(at, { when: when + 0.02, frequency: 93, to: 222, length: 0.5, loud: 0.03, type: 'square' })
  },
  chip(at: AudioContext) {
    for (const [i, frequency] of [2350, 3100].entries())
      tone(at, { when: at.currentTime + i * 0.07, frequency, length: 0.12, loud: 0.04, type: 'sine' })
  },
  flag(at: AudioContext) {
    const filter: BiquadFilterOptions = { type: 'bandpass', frequency: 480, Q: 0.8 }
    for (let i = 0; i < 4; i++) noise(at, { when: at.currentTime + i * 0.09, length: 0.09, loud: 0.3, filter })
    tone(at, { when: at.currentTime, frequency: 880, length: 0.5, loud: 0.04 })
  },
  crash(at: AudioContext) {
    const when = at.currentTime
    noise(at, { when, length: 0.4, loud: 0.45, filter: { type: 'lowpass', frequency: 900 } })
    tone(at, { when, frequency: 110, to: 40, length: 0.35, loud: 0.12, type: 'sine' })
  },
  finish(at: AudioContext) {
    for (const [i, frequency] of [784, 1047].entries())
      tone(at, { when: at.currentTime + i * 0.1, frequency, length: 0.45, loud: 0.06 })
  },
}

export type Sound = keyof typeof VOICES
