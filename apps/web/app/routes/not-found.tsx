import { data } from 'react-router'
import { NotFoundPage } from '../features/not-found/NotFoundPage.tsx'

export const loader = () => data(null, { status: 404 })

export default function NotFound() {
  return <NotFoundPage />
}
