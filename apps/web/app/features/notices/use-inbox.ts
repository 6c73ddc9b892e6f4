import { noticeRoutes } from '@andon/contract/player-api/late-routes/notices'
import { inboxTopic } from '@andon/contract/topics/inbox'
import { type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useMotionWanted } from '../../page/motion.ts'
import { usePage } from '../../page/page-context.ts'
import { useLateCalls } from '../../page/services.tsx'
import { useQuery } from '../../page/use-query.ts'
import { useTopic } from '../../page/use-topic.ts'
import { playerKey } from '../../player/session.ts'

interface Inbox {
  readonly unread: number
  readonly version: number
}

const unreadKey = playerKey('inbox', 'unread')
const listKey = playerKey('inbox', 'list')
/** For a connection without realtime messages. */
const askAgainMs = 60_000

/** The number of unread notices, by realtime messages; asked for again each minute while the page is seen. */
export function useUnread(): Inbox | undefined {
  const calls = useLateCalls<'notices'>(noticeRoutes)
  const queries = useQueryClient()
  const moves = useMotionWanted()
  const { data } = useQuery({
    queryKey: unreadKey,
    queryFn: async () => newerOf(queries.getQueryData<Inbox>(unreadKey), await calls.getUnreadNotices()),
    refetchInterval: moves && askAgainMs,
  })
  useTopic(inboxTopic, {}, (state) => {
    if (state === null) return void queries.invalidateQueries({ queryKey: unreadKey })
    keep(queries, state)
  })
  return data
}

/** Replies and messages can arrive out of order. */
function newerOf(known: Inbox | undefined, { unread, version }: Inbox): Inbox {
  return known && known.version > version ? known : { unread, version }
}

function keep(queries: QueryClient, state: Inbox): void {
  const known = queries.getQueryData<Inbox>(unreadKey)
  queries.setQueryData<Inbox>(unreadKey, newerOf(known, state))
  if (known === undefined || known.version < state.version) void queries.invalidateQueries({ queryKey: listKey })
}

export function useNotices() {
  const calls = useLateCalls<'notices'>(noticeRoutes)
  const { language } = usePage()
  return useInfiniteQuery({
    queryKey: [...listKey, language],
    queryFn: ({ pageParam }) =>
      calls.getNotices({ languageId: language, ...(pageParam === undefined ? {} : { cursor: pageParam }) }),
    initialPageParam: undefined as string | undefined, // the first page has no cursor
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 0,
  })
}

/** Marks one notice, or one and all older ones, as read. */
export function useMarkRead() {
  const calls = useLateCalls<'notices'>(noticeRoutes)
  const queries = useQueryClient()
  return {
    one: async (noticeId: string) => keep(queries, await calls.readNotice({ noticeId })),
    all: async (upTo: string) => keep(queries, await calls.readAllNotices({ upTo })),
  }
}
