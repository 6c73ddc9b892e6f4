import { Outlet } from 'react-router'
import { messages as game } from '../features/games/messages.ja.ts'
import { messages as lobby } from '../features/lobby/messages.ja.ts'
import { messages as shell } from '../page/messages.ja.ts'
import { ErrorNotice } from '../shell/ErrorNotice.tsx'
import type { Route } from './+types/ja'
import { registerPageMessages } from './page-messages.ts'

registerPageMessages('ja', { shell, lobby, game })

export default function Japanese() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorNotice error={error} />
}
