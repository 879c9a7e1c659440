-- What arrives for those who have left is looked for every hour.
create index users_deleted on users (id) where deleted_on is not null;
