import { siteContext } from '@andon/web/load-context'
import { CustomerServicePage } from '../features/customer-service/CustomerServicePage.tsx'
import type { Route } from './+types/customer-service'

export async function loader({ context }: Route.LoaderArgs) {
  const { categories } = await context.get(siteContext).api.content.getQuestions({})
  return categories
}

export default function CustomerService({ loaderData }: Route.ComponentProps) {
  return <CustomerServicePage categories={loaderData} />
}
