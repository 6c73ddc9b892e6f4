const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const

/** Keeps the room of text that is on its way. */
export function Skeleton({ lines }: { lines: number }) {
  return (
    <div className="grid gap-3 py-2" aria-hidden="true">
      {places.slice(0, lines).map((place) => (
        <span key={place} className="skeleton-line" />
      ))}
    </div>
  )
}
