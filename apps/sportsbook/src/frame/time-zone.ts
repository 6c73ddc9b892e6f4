import { settings } from './settings.ts'

export const usualZones: readonly string[] = ['Asia/Tokyo', 'UTC']

let device: string | undefined

/** It is asked for once: a player who travels loads the page again. */
export function deviceZone(): string {
  device ??= Intl.DateTimeFormat().resolvedOptions().timeZone
  return device
}

/** The time zone that the player chose, else that of the device. It decides which day an event is on. */
export const useZone = (): string => settings.use().zone ?? deviceZone()

/** With its distance from UTC at a moment: `Asia/Tokyo (GMT+9)`. */
export function zoneName(timeZone: string, at: number): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
  const offset = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value
  return offset === undefined || offset === timeZone ? timeZone : `${timeZone} (${offset})`
}

/** Those of the browser, the usual ones here first. */
export function zonesToChoose(): readonly string[] {
  return [...new Set([...usualZones, ...Intl.supportedValuesOf('timeZone')])]
}
