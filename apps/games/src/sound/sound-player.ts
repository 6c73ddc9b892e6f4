import { deviceStorage } from '../shell/storage.ts'
import type { Samples } from './samples.ts'

type Render = (rate: number) => Samples
type Note = [name: string, render: Render]

/** Plays rendered notes. Silent until the player's first touch, which browsers require, and while muted. */
export interface SoundPlayer {
  /** Renders a note at its first use and caches it. */
  play(name: string, render: Render, options?: { gain?: number; delayS?: number }): void
  /** Starts a sound that repeats until the page closes. A second call does nothing. */
  loop(name: string, render: Render, gain: number): void
  /** Lowers the repeating sounds for a time, so that a fanfare stands out. */
  duck(seconds: number): void
  /** Renders the notes that `cues` plays, from the player's first touch on and while the page is idle, so that few are rendered within a frame. */
  prepare(cues: (collector: SoundPlayer) => void): void
  readonly muted: boolean
  setMuted(muted: boolean): void
}

const mutedKey = 'sound:muted'
const duckedLevel = 0.3
const longestIdleWaitMs = 1_500

export function createSoundPlayer(): SoundPlayer {
  const noteOf = createNotes()
  const loops = new Set<string>()
  const waiting: (() => void)[] = []
  let context: AudioContext | undefined
  let master: GainNode | undefined
  let ambience: GainNode | undefined
  let muted = deviceStorage.read(mutedKey) === 'yes'

  const wake = () => {
    if (!context) {
      context = new AudioContext({ latencyHint: 'interactive' })
      master = context.createGain()
      master.gain.value = muted ? 0 : 1
      master.connect(context.destination)
      ambience = new GainNode(context)
      ambience.connect(master)
      for (const start of waiting.splice(0)) start()
    }
    if (context.state === 'suspended' && !document.hidden) void context.resume()
  }
  window.addEventListener('pointerdown', wake)
  window.addEventListener('keydown', wake)
  document.addEventListener('visibilitychange', () => {
    if (!context) return
    void (document.hidden ? context.suspend() : context.resume())
  })

  const sound = (
    name: string,
    render: Render,
    { gain, delayS, round }: { gain: number; delayS: number; round: boolean },
  ) => {
    if (!context || !master || !ambience) return
    const source = new AudioBufferSourceNode(context, { buffer: noteOf(context, name, render), loop: round })
    const level = new GainNode(context, { gain })
    source.connect(level).connect(round ? ambience : master)
    source.start(context.currentTime + delayS)
  }

  return {
    play: (name, render, { gain = 0.5, delayS = 0 } = {}) => {
      if (!muted) sound(name, render, { gain, delayS, round: false })
    },
    loop: (name, render, gain) => {
      if (loops.has(name)) return
      loops.add(name)
      const start = () => sound(name, render, { gain, delayS: 0, round: true })
      if (context) start()
      else waiting.push(start)
    },
    duck: (seconds) => {
      if (!context || !ambience) return
      const now = context.currentTime
      ambience.gain.cancelScheduledValues(now)
      ambience.gain.setTargetAtTime(duckedLevel, now, 0.08)
      ambience.gain.setTargetAtTime(1, now + seconds, 0.6)
    },
    prepare: (cues) => {
      const wanted = notesOf(cues)
      const start = () => {
        const audio = context
        if (audio) renderWhenIdle(wanted, (note) => noteOf(audio, ...note))
      }
      if (context) start()
      else waiting.push(start)
    },
    get muted() {
      return muted
    },
    setMuted: (value) => {
      muted = value
      deviceStorage.write(mutedKey, value ? 'yes' : 'no')
      if (context && master) master.gain.setTargetAtTime(value ? 0 : 1, context.currentTime, 0.03)
    },
  }
}

/** Each note is rendered once. */
function createNotes() {
  const notes = new Map<string, AudioBuffer>()
  return (audio: AudioContext, name: string, render: Render): AudioBuffer => {
    const kept = notes.get(name)
    if (kept) return kept
    const samples = render(audio.sampleRate)
    const buffer = audio.createBuffer(1, samples.length, audio.sampleRate)
    buffer.copyToChannel(samples, 0)
    notes.set(name, buffer)
    return buffer
  }
}

/** The notes that `cues` plays, without a sound. */
function notesOf(cues: (collector: SoundPlayer) => void): Note[] {
  const wanted = new Map<string, Render>()
  const nothing = () => {}
  cues({
    play: (name, render) => wanted.set(name, render),
    loop: nothing,
    duck: nothing,
    prepare: nothing,
    muted: false,
    setMuted: nothing,
  })
  return [...wanted]
}

/** One note after another, so that each waits for an idle moment. */
function renderWhenIdle(wanted: Note[], render: (note: Note) => void): void {
  const next = () => {
    const [first] = wanted.splice(0, 1)
    if (!first) return
    render(first)
    whenIdle(next)
  }
  whenIdle(next)
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: longestIdleWaitMs })
  else setTimeout(work, 50)
}
