-- Rounds that wait for their player. What was drawn and shown still cannot be changed by the application's role: a round's actions, events and win only grow,
-- and only through `arcade.take_actions`.

alter table arcade.rounds
  alter column win drop not null, -- null until it is decided
  add column choice jsonb, -- chosen together with the stake
  add column actions jsonb not null default '[]' check (jsonb_typeof(actions) = 'array'),
  add column further_staked bigint not null default 0 check (further_staked >= 0), -- taken beside `stake` by actions such as a double
  add column bets integer not null default 1 check (bets > 0), -- requested so far, also those that were refused or returned
  add column pending jsonb, -- an action that asks for a further stake, with its outcome, until that stake is certainly taken or certainly not
  drop constraint rounds_state_check,
  drop constraint open_rounds_are_attempted,
  add constraint rounds_state_check check (state in
    ('drawn', 'playing', 'raising', 'returning', 'staked', 'cancelling', 'settled', 'void', 'cancelled', 'disputed')),
  add constraint open_rounds_are_attempted check
    ((state in ('drawn', 'playing', 'raising', 'returning', 'staked', 'cancelling')) = (next_attempt_at is not null)),
  add constraint paid_rounds_are_decided check (state not in ('staked', 'settled') or win is not null),
  add constraint pending_while_raising check (state not in ('raising', 'returning') or pending is not null);
grant update (pending, bets) on arcade.rounds to andon_app;

-- One at a time for each player and game, in whatever session it was started.
create unique index one_undecided_round on arcade.rounds (owner, game_code) where win is null and next_attempt_at is not null;

-- Appends actions with their events, and the win if they end the round. False if the round is in another state or has other actions
-- or bets by now.
create function arcade.take_actions(
  round_id text, from_state text, actions_before integer, bets_before integer, taken jsonb, happened jsonb, win_decided bigint, further_stake bigint,
  attempt_at timestamptz
) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update arcade.rounds set
    actions = actions || taken,
    events = events || happened,
    win = win_decided,
    further_staked = further_staked + further_stake,
    pending = null,
    state = case when win_decided is null then 'playing' else 'staked' end,
    attempts = 0,
    next_attempt_at = attempt_at
  where id = round_id and state = from_state and state in ('playing', 'raising') and win is null
    and jsonb_array_length(actions) = actions_before and bets = bets_before
    and jsonb_typeof(taken) = 'array' and jsonb_typeof(happened) = 'array';
  return found;
end $$;
revoke all on function arcade.take_actions from public;
grant execute on function arcade.take_actions to andon_app;

-- The demo wallet closes all bets of a round together, like the operator's. Bets from before were the only one of their round.
alter table arcade.demo_bets add column round_id text collate "C";
create index demo_bets_of_round on arcade.demo_bets (round_id);
