-- Orders that could not be carried out, so that the ones after them go on; staff see them as trouble.
create table bookmaker.failed_orders (
  id bigint primary key references bookmaker.orders,
  why text not null
);
grant select, insert on bookmaker.failed_orders to andon_app;

-- What nobody needs any more is deleted.
create index quotes_by_end on bookmaker.cash_out_quotes (expires_at);
grant delete on bookmaker.cash_out_quotes, bookmaker.selections, bookmaker.positions, bookmaker.event_losses to andon_app;
