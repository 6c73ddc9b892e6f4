interface Dated {
  readonly startsAt: Temporal.Instant
  readonly endsAt?: Temporal.Instant | undefined
}

/** From the start to the end, the end excluded. */
export const isOn = ({ startsAt, endsAt }: Dated, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(startsAt, now) <= 0 && !isOver({ endsAt }, now)

export const isOver = ({ endsAt }: Pick<Dated, 'endsAt'>, now: Temporal.Instant): boolean =>
  endsAt !== undefined && Temporal.Instant.compare(endsAt, now) <= 0

/** How many of these instants have passed. While this number stays the same, so does what is shown. */
export const passed = (instants: readonly Temporal.Instant[], now: Temporal.Instant): number =>
  instants.filter((instant) => Temporal.Instant.compare(instant, now) <= 0).length
