import { Refusal } from '@andon/contract'
import type { FastifyReply } from 'fastify'
import { compressPage } from './compressed-page.ts'
import type { createPolicies } from './csp.ts'
import type { PageRequest, SiteOptions } from './mount-site.ts'

/** Returns the token of a link to a preview; null for every other link. */
export function previewToken(search: string): string | null {
  return search.includes('preview=') ? new URLSearchParams(search).get('preview') : null
}

/** One page with what is not published yet, for those who have its link: rendered each time, never kept, and not for search engines. Refuses NOT_FOUND for a link that has ended. */
export async function sendPreview(
  reply: FastifyReply,
  {
    previewRoutes,
    render,
    policyFor,
  }: Pick<SiteOptions, 'previewRoutes' | 'render'> & { policyFor: ReturnType<typeof createPolicies> },
  { token, page }: { token: string; page: PageRequest },
): Promise<FastifyReply> {
  const preview = await previewRoutes(token)
  if (!preview || new URL(page.url).pathname.endsWith('.data'))
    throw new Refusal('NOT_FOUND', { message: 'The preview has ended' })
  const response = await render({ ...page, notFound: 'rendered', preview })
  const sent = await compressPage({ html: await response.text(), mark: page.mark, status: response.status })
  return reply
    .code(sent.status)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex, nofollow')
    .header('referrer-policy', 'no-referrer')
    .header('content-security-policy', policyFor({ origin: page.origin, ...sent }))
    .type('text/html; charset=utf-8')
    .send(sent.bodies.identity)
}
