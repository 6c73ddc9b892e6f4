import { fold } from '@andon/contract/folding/fold'
import { settings } from './settings.ts'

/** Offered without a search. */
export const usualZones: readonly string[] = [
  'Asia/Tokyo',
  'Europe/London',
  'Europe/Paris',
  'America/New_York',
  'America/Los_Angeles',
  'Asia/Singapore',
  'UTC',
]

let device: string | undefined

/** Read once: a player who travels loads the page again. */
export function deviceZone(): string {
  device ??= Intl.DateTimeFormat().resolvedOptions().timeZone
  return device
}

/** The time zone that the player chose, else that of the device. It decides which day an event is on. */
export const useZone = (): string => settings.use().zone ?? deviceZone()

/** The name of a zone for people, with its distance from UTC at a moment: `Tokyo – Japan Standard Time (GMT+9)`. */
export function zoneName(timeZone: string, { at, locale }: { readonly at: number; readonly locale: string }): string {
  const part = (timeZoneName: 'shortOffset' | 'long') =>
    new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value
  const [offset, long] = [part('shortOffset'), part('long')]
  const place = timeZone.split('/').slice(1).reverse().join(', ').replaceAll('_', ' ')
  const name = [place, long === offset ? '' : long].filter(Boolean).join(' – ') || timeZone
  return offset === undefined || offset === name ? name : `${name} (${offset})`
}

/** True if the typed text is part of a zone's id, place or name. */
export function isZoneMeant(query: string, { zone, name }: { readonly zone: string; readonly name: string }): boolean {
  const typed = fold(query)
  return typed.split(/\s+/).every((word) => fold(`${zone.replaceAll('_', ' ')} ${name}`).includes(word))
}

/** The browser's zones, the usual ones here first. */
export function zonesToChoose(): readonly string[] {
  return [...new Set([...usualZones, ...Intl.supportedValuesOf('timeZone')])]
}
