import type { ReactNode } from 'react'

/** A figure that changes with the data; `live` names it. */
export function Cell({ live, label, children }: { live: string; label: ReactNode; children: ReactNode }) {
  return (
    <li className="now-cell" data-live={live}>
      <span className="now-label">{label}</span>
      <strong className="now-value">{children}</strong>
    </li>
  )
}
