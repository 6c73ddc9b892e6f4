/** A name in which a line may end where kanji go over to katakana, rather than within either, where a browser would cut it for lack of room. */
export const breakable = (name: string): string => name.replace(/(\p{Script=Han})(?=\p{Script=Katakana})/gu, '$1\u200b')
