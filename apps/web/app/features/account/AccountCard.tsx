import { type ReactNode, useId } from 'react'

export function AccountCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="account-card" aria-labelledby={id}>
      <h2 id={id} className="heading-3">
        {title}
      </h2>
      {children}
    </section>
  )
}
