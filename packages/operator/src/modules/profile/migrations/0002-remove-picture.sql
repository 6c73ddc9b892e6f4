-- Players may take their picture back.
grant delete on profile.pictures to andon_app;
