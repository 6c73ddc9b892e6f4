import type { ReactNode } from 'react'
import { PageTitle } from '../../page/PageTitle.tsx'

/** Heading and introduction of an account page; its content is in cards below. */
export function AccountPage({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  return (
    <>
      <PageTitle title={title} description={intro} />
      <header className="grid gap-2">
        <h1 className="heading-1">{title}</h1>
        <p className="max-w-prose text-ink-soft">{intro}</p>
      </header>
      {children}
    </>
  )
}
