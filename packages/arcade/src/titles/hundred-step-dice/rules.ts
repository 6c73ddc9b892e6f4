import { hundredSteps, type SliderBet } from '../../engines/instant/slider/slider-rules.ts'

/** Rules of Hundred-Step Dice (目盛りの賽). Any change here changes the hash and the figures. */
export const rules = hundredSteps('hundred-step-dice')

/** With smaller ones, rounding down would take more than 0.1 point of the return at some marks. */
export const stakes = [1000, 2000, 3000, 5000, 10_000] as const

/** Offered first. The figures are stated for it. */
export const preset: SliderBet = { side: 'under', at: 5000 }
