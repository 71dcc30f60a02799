-- Where a link's page continues: the path may contain the secret of another link. Sealed for the link's id.
alter table one_time_link add column sealed_return_to bytea;
comment on column one_time_link.return_to is 'former releases; read until their links have expired';
