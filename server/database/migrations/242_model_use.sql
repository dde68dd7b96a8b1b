-- What the language model was given to read and wrote, by day of Nairobi: what its endpoint charges for. Nothing of what was asked.
create table model_use (
  day date not null,
  model text not null,
  requests integer not null,
  tokens_read bigint not null,
  tokens_written bigint not null,
  primary key (day, model)
);
