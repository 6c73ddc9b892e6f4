import { fact } from '@andon/contract/fact'
import * as v from 'valibot'

/** The node that reads the feed has written: the others read what changed. */
export const bookWritten = fact('bookmaker.BookWritten', v.object({}))
