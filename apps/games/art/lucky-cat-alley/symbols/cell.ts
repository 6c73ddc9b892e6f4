import { picture } from '../../kit/pen.ts'

/** Printed straight onto the enamel of a drum, without a rim of paper. */
export const cell = (content: readonly string[]): string => picture(240, 240, content)
