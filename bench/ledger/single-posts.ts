import { createDb } from '@andon/platform/sql'

const accounts = 10_000
/** PostgreSQL does best with few more connections than cores; more callers wait in the pool. */
const connections = 16

/**
 * A simple ledger in SQL, for comparison: one function call and one commit for each transfer; accounts locked in order, two entries with the
 * balance before and after. No idempotency, no hash, no facts, no limits.
 */
export async function openSinglePosts(url: string) {
  const db = createDb({ connectionString: url, maxConnections: connections })
  await db.query(`
    create table accounts (id bigint primary key, balance bigint not null, version bigint not null);
    create table transfers (id bigint generated always as identity primary key, source bigint, target bigint, amount bigint, at timestamptz);
    create table entries (id bigint generated always as identity primary key, transfer bigint, account bigint, amount bigint, before bigint,
      after bigint, version bigint, at timestamptz);
    create index on entries (account);
    insert into accounts select n, 1000000000, 0 from generate_series(1, ${accounts}) n;
    create function transfer(source bigint, target bigint, amount bigint) returns bigint language plpgsql as $$
    declare made bigint; a accounts; b accounts;
    begin
      perform from accounts where id in (source, target) order by id for update;
      update accounts set balance = balance - amount, version = version + 1 where id = source returning * into a;
      update accounts set balance = balance + amount, version = version + 1 where id = target returning * into b;
      if a.balance < 0 then raise exception 'insufficient funds'; end if;
      insert into transfers (source, target, amount, at) values (source, target, amount, now()) returning id into made;
      insert into entries (transfer, account, amount, before, after, version, at) values
        (made, source, -amount, a.balance + amount, a.balance, a.version, now()),
        (made, target, amount, b.balance - amount, b.balance, b.version, now());
      return made;
    end $$;
    analyze accounts;`)
  const pick = () => 1 + Math.floor(Math.random() * accounts)

  function post(): Promise<unknown> {
    const source = pick()
    const target = pick()
    return db.query('select transfer($1, $2, 10)', [source, source === target ? (target % accounts) + 1 : target])
  }

  return { post, close: () => db.pool.end() }
}
