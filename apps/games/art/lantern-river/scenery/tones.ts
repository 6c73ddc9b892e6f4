import { amber, celadon, gold, indigo, ink, mist, moss, night, paper, prussian, straw } from '../palette.ts'

/** The colours of the river at night and at dawn. */
export interface Tone {
  readonly sky: readonly (readonly [offset: number, colour: string])[]
  readonly cloud: string
  readonly cloudShade: string
  readonly peak: string
  readonly peakFoot: string
  readonly snow: string
  readonly farHill: string
  readonly hill: string
  readonly needle: string
  readonly needleLight: string
  readonly roof: string
  readonly wall: string
  readonly window: string
  /** From the farthest row of waves to the nearest. */
  readonly water: readonly [string, string, string, string]
  readonly crest: string
  readonly plume: string
}

export const tones = {
  night: {
    sky: [
      [0, '#0b1138'],
      [0.35, night],
      [0.62, indigo],
      [0.85, prussian],
      [1, '#6b9cc0'],
    ],
    cloud: '#35508f',
    cloudShade: '#4a6ba6',
    peak: '#2b4584',
    peakFoot: '#5784b4',
    snow: '#c9dbe6',
    farHill: '#243a78',
    hill: '#182a5e',
    needle: '#14224f',
    needleLight: '#2c4a84',
    roof: '#0e1740',
    wall: '#2a3a6e',
    window: gold,
    water: ['#3a69a3', '#2a5490', '#1f4079', '#162f62'],
    crest: mist,
    plume: '#8fa3c8',
  },
  dawn: {
    sky: [
      [0, '#7fb0cf'],
      [0.3, '#bcd6d6'],
      [0.55, '#f8ddb0'],
      [0.8, '#f6b07c'],
      [1, '#ee8562'],
    ],
    cloud: paper,
    cloudShade: '#f5cfa6',
    peak: '#7d86b8',
    peakFoot: '#f2b593',
    snow: '#fffaf0',
    farHill: '#8fa9b8',
    hill: moss,
    needle: '#2f6a5b',
    needleLight: celadon,
    roof: '#4a4a72',
    wall: straw,
    window: amber,
    water: ['#b9d8c4', '#93c4bd', '#69a9b0', '#4688a1'],
    crest: paper,
    plume: straw,
  },
} as const satisfies Record<string, Tone>

export const contour = ink
