import { settings } from '../settings/settings.ts'

let context: AudioContext | null = null

/** Browsers allow sound only after the page was touched; before that there is silence, not an error. */
function audio(): AudioContext | null {
  if (!settings().sound) return silence()
  if (!navigator.userActivation?.hasBeenActive) return null
  context ??= new AudioContext()
  return context
}

/** Who wants no sound needs no sound device either. */
function silence(): null {
  context?.close().catch(() => undefined)
  context = null
  return null
}

function knock(at: AudioContext, when: number, loud: number): void {
  const length = 0.045
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 4
  const source = new AudioBufferSourceNode(at, { buffer })
  const tone = new BiquadFilterNode(at, { type: 'bandpass', frequency: 900 + Math.random() * 1500, Q: 1.2 })
  source
    .connect(tone)
    .connect(new GainNode(at, { gain: loud }))
    .connect(at.destination)
  source.start(when)
}

function note(at: AudioContext, when: number, frequency: number, length: number, loud: number): void {
  const gain = new GainNode(at, { gain: 0 })
  gain.gain.setValueAtTime(0, when)
  gain.gain.linearRampToValueAtTime(loud, when + 0.015)
  gain.gain.exponentialRampToValueAtTime(0.0001, when + length)
  const tone = new OscillatorNode(at, { type: 'triangle', frequency })
  tone.connect(gain).connect(at.destination)
  tone.start(when)
  tone.stop(when + length)
}

const KNOCKS = 11

export const SOUNDS = {
  roll(at: AudioContext) {
    for (let i = 0; i < KNOCKS; i++) knock(at, at.currentTime + 0.05 + (i / KNOCKS) ** 0.8 * 0.62, 0.5 - i * 0.03)
  },
  act(at: AudioContext) {
    knock(at, at.currentTime, 0.3)
  },
  turn(at: AudioContext) {
    note(at, at.currentTime, 523, 0.25, 0.06)
    note(at, at.currentTime + 0.11, 784, 0.4, 0.06)
  },
  hurry(at: AudioContext) {
    for (const beat of [0, 0.18, 0.36]) note(at, at.currentTime + beat, 880, 0.12, 0.05)
  },
  over(at: AudioContext) {
    for (const [i, frequency] of [523, 659, 784, 1047].entries())
      note(at, at.currentTime + i * 0.13, frequency, 0.6, 0.07)
  },
}

export function play(sound: keyof typeof SOUNDS): void {
  const at = audio()
  if (at) SOUNDS[sound](at)
}
