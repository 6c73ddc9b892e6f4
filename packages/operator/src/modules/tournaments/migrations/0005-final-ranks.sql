-- The final ranking, which a rank log is read by.
create index entries_by_final_rank on tournaments.entries (tournament_id, rank) where rank is not null and removed_at is null;
