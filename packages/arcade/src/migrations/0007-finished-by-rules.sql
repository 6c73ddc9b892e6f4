-- The player did not act in time, and default actions ended the round. The operator is told so with the win.
alter table arcade.rounds add column finished_by_rules boolean not null default false;

-- Replaces the function of 0001: `by_rules` marks the round as finished by its rules, and needs a win.
drop function arcade.take_actions(text, text, text, integer, integer, jsonb, jsonb, bigint, bigint, timestamptz);
create function arcade.take_actions(
  round_owner text, round_id text, from_state text, actions_before integer, bets_before integer, taken jsonb, happened jsonb, win_decided bigint,
  further_stake bigint, attempt_at timestamptz, by_rules boolean default false
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
    next_attempt_at = attempt_at,
    finished_by_rules = by_rules
  where owner = round_owner and id = round_id and state = from_state and state in ('playing', 'raising') and win is null
    and jsonb_array_length(actions) = actions_before and bets = bets_before
    and jsonb_typeof(taken) = 'array' and jsonb_typeof(happened) = 'array'
    and (win_decided is not null or not by_rules);
  return found;
end $$;
revoke all on function arcade.take_actions from public;
grant execute on function arcade.take_actions to andon_app;
