import type { Position, ServerFrame } from '@andon/contract/realtime'
import * as v from 'valibot'
import type { Topics } from './topics.ts'

type TopicFrame = Extract<ServerFrame, { type: 'subscribed' | 'image' | 'messages' | 'resync' }>

/** Keeps the position of a topic's frame, and tells the listeners of the topic what it brings. */
export function tellFrame(topics: Topics, frame: TopicFrame) {
  switch (frame.type) {
    case 'subscribed': {
      if (frame.resumed) return
      const mayHaveMissed = hasMissed(topics, frame.topic)
      if (!topics.topicAt(frame.topic)?.image) keep(topics, frame) // otherwise from its image on
      if (mayHaveMissed) tellGap(topics, frame.topic)
      return
    }
    case 'image':
      keep(topics, frame)
      return tell(topics, frame.topic, 'image', frame.data)
    case 'messages': {
      const position = topics.positions.get(frame.topic)
      if (position) keep(topics, { ...frame, token: position.token })
      for (const message of frame.data) tell(topics, frame.topic, 'payload', message)
      return
    }
    case 'resync':
      keep(topics, frame)
      return tellGap(topics, frame.topic)
  }
}

/** After a gap of a topic with an image, its image follows. */
export function tellGap(topics: Topics, path: string) {
  if (!topics.topicAt(path)?.image) topics.tell(path, null)
}

/** A state that does not fit its schema, from a newer server, counts as missed. */
function tell(topics: Topics, path: string, kind: 'image' | 'payload', data: unknown) {
  const topic = topics.topicAt(path)
  const schema = topic?.[kind]
  if (!topic || !schema) return
  const parsed = v.safeParse(schema, data)
  if (!parsed.success) return tellGap(topics, path)
  if (kind === 'image') return topics.tell(path, { image: parsed.output })
  topics.tell(path, topic.image ? { change: parsed.output } : parsed.output)
}

function keep({ positions }: Topics, { topic, token, seq }: Position & { topic: string }) {
  positions.set(topic, { token, seq })
}

/** At a subscription that does not resume: bets may also have changed between the page's call and its first one. */
function hasMissed(topics: Topics, path: string): boolean {
  return topics.positions.has(path) || topics.topicAt(path)?.access === 'bettor'
}
