import type { ReactNode } from 'react'
import { useBrand } from './brand.ts'

/** Empty state: a picture, why the list is empty, and what to do instead. */
export function EmptyState({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  const brand = useBrand()
  return (
    <div className="empty-state">
      <img src={brand.empty} alt="" width={480} height={300} loading="lazy" />
      <div className="grid justify-items-start gap-3">
        <h2 className="heading-3">{title}</h2>
        <p className="max-w-prose text-ink-soft">{text}</p>
        {children}
      </div>
    </div>
  )
}
