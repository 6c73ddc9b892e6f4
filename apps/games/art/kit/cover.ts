import { picture } from './pen.ts'

/** A wide picture in whole units: exact enough at its size, and a third of the bytes less. Small numbers, such as radii of stars, keep their fraction. */
export function cover(width: number, height: number, content: readonly string[]): string {
  const whole = (value: string) => (Math.abs(Number(value)) < 4 ? value : String(Math.round(Number(value))))
  return picture(width, height, content)
    .replace(/ d="[^"]*"/g, (d) => d.replace(/-?\d+\.\d+/g, (value) => String(Math.round(Number(value)))))
    .replace(/ (cx|cy|r|rx|ry)="(-?\d+\.\d+)"/g, (_, name, value) => ` ${name}="${whole(value)}"`)
}
