import type { HoldRules } from '../../engines/slot/hold/rules.ts'

const strip = (symbols: string) => symbols.trim().split(/\s+/)

/** Reels left to right. */
export const strips: HoldRules['strips'] = [
  strip(`
    bowl bowl fan yoyo pinwheel apple ice yoyo apple ramune mask yoyo pinwheel bowl ramune ice mask apple fan apple
    yoyo fan ice ramune ice
  `),
  strip(`
    bowl bowl yoyo apple yoyo ice apple ramune apple pinwheel ramune ice yoyo bowl mask ramune fan ice fan apple ice
    mask yoyo pinwheel fan
  `),
  strip(`
    bowl bowl bowl mask fan mask apple fan yoyo ramune ice apple yoyo ramune apple ramune ice fan ice pinwheel yoyo
    pinwheel ice yoyo pinwheel
  `),
  strip(`
    bowl bowl apple ramune fan ice yoyo apple pinwheel ice pinwheel ice mask bowl yoyo ice mask ramune apple ramune
    yoyo fan yoyo apple fan
  `),
  strip(`
    bowl bowl apple yoyo mask apple ice fan apple ice ramune fan ramune ice apple ramune yoyo pinwheel mask pinwheel
    yoyo ramune ice yoyo fan
  `),
]
