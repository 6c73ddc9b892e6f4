import { Outlet } from 'react-router'
import { messages as game } from '../features/games/messages.en.ts'
import { messages as lobby } from '../features/lobby/messages.en.ts'
import { messages as shell } from '../page/messages.en.ts'
import { ErrorNotice } from '../shell/ErrorNotice.tsx'
import type { Route } from './+types/en'
import { registerPageMessages } from './page-messages.ts'

registerPageMessages('en', { shell, lobby, game })

export default function English() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorNotice error={error} />
}
