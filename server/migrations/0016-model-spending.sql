-- What was asked of a language model on a day of UTC. Before a question the most it can cost is put aside, so that any number
-- of workers together stay within the task's limit; what a killed worker put aside stays so until the day is over.
create table model_spending (
  day date not null,
  task text not null check (task in ('claims', 'write', 'judge', 'translate')),
  calls integer not null,
  tokens_in bigint not null default 0,
  tokens_out bigint not null default 0,
  cost bigint not null default 0, -- millionths of a euro
  reserved bigint not null,
  primary key (day, task)
);
