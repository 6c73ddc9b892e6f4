import { hyphens } from './fold.ts'

const betweenDigits = new RegExp(`${hyphens}|[\\s()./\\p{Cf}]`, 'gu')

/** A phone number as typed, without what people and programs write between digits: digits, and `+` before them if it is there. */
export const bareNumber = (typed: string): string => typed.normalize('NFKC').replace(betweenDigits, '')
